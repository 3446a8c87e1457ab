/** What a process is known by on sight, and the words in its name that say so. The first that fits counts. */
const GROUPS = {
  printing: /print|additive|sla|sls|fdm|dmls/,
  moulding: /mou?ld|extru|blow|thermoform|vacuum form/,
  casting: /cast|foundry/,
  forging: /forg|upset/,
  sheet: /sheet|laser|bend|press|punch|stamp|plasma|water ?jet|profil/,
  joining: /weld|braz|assembl|rivet|fabricat/,
  grinding: /grind|hon(e|ing)|lapp/,
  finishing: /finish|plat|paint|coat|anodi|heat|treat|polish|blast|galvani/,
  turning: /turn|lathe|bor(e|ing)|swiss/,
  milling: /mill|vmc|hmc|edm|machin|drill|broach|gear|hobb/,
} as const

export type ProcessGroup = keyof typeof GROUPS | 'other'

/** The group of a process by its name, which suppliers write as they like. */
export function processGroup(name: string | null | undefined): ProcessGroup {
  const words = name?.toLowerCase() ?? ''
  const found = Object.entries(GROUPS).find(([, pattern]) => pattern.test(words))
  return found ? (found[0] as ProcessGroup) : 'other'
}
