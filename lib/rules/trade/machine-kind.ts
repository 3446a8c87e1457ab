/** What shops call their machines, and the word of the trade for it. The first that fits counts. */
const kinds: [RegExp, string][] = [
  [/edm|wire.?cut|spark|erosion/, 'EDM machine'],
  [/laser/, 'Laser cutting machine'],
  [/plasma|water.?jet/, 'Profile cutting machine'],
  [/grind/, 'Grinding machine'],
  [/press.?brake|bending/, 'Press brake'],
  [/mou?ld/, 'Moulding machine'],
  [/weld|\b(mig|tig)\b/, 'Welding set'],
  [/3d|print|sls|sla|fdm|additive/, '3D printer'],
  [/turn|lathe|jobber/, 'Turning centre'],
  [/vmc|hmc|mill|machining|axis/, 'Machining centre'],
  [/drill/, 'Drilling machine'],
  [/bor(e|ing)/, 'Boring machine'],
  [/saw/, 'Saw'],
  [/furnace|heat|quench/, 'Furnace'],
  [/cast|foundry/, 'Casting machine'],
  [/forg|hammer/, 'Forging machine'],
  [/press|punch|stamp/, 'Press'],
  [/plat|paint|coat/, 'Finishing line'],
  [/cmm|measur/, 'Measuring machine'],
]

/**
 * The kind of a machine by the type that its shop typed. A shop's own words would let customers recognise it, so a type
 * that no word fits is just a machine.
 */
export const machineKind = (type: string): string =>
  kinds.find(([word]) => word.test(type.toLowerCase()))?.[1] ?? 'Machine'
