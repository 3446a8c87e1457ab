import type { Role } from '../../contract/people/account'

/** What a role reads instead of a field's own text. Null for nearly every thing: its texts are read as they are. */
export type MaskedTexts = Partial<Record<Role, Record<string, string>>> | null

/** The texts that a role reads instead, by field. */
export const textsFor = (masked: MaskedTexts | undefined, role: Role): Record<string, string> => masked?.[role] ?? {}

/** The data of an event as a role reads it: `crossing` holds what it reads instead. */
export const eventFor = <E>(data: E, role: Role): E => ({
  ...data,
  ...textsFor((data as { crossing?: MaskedTexts }).crossing, role),
})

/** The masked texts of an event: those of its project, and its note where that was masked in `field`. */
export function maskedCopies(
  project: MaskedTexts | undefined,
  note?: { masked: MaskedTexts; field: string },
): { crossing?: MaskedTexts } {
  const all: Record<string, Record<string, string>> = {}
  for (const role of ['customer', 'supplier'] as const) {
    const projectName = project?.[role]?.projectName
    const masked = note?.masked?.[role]?.[note.field]
    if (projectName !== undefined) all[role] = { projectName }
    if (masked !== undefined) all[role] = { ...all[role], note: masked }
  }
  return Object.keys(all).length ? { crossing: all } : {}
}
