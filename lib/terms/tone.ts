/** What a status means to a person; colour and icon follow from it in one place of the kit. */
export type Tone = 'neutral' | 'info' | 'decision' | 'success' | 'warning' | 'danger'

/** The states of a kind of thing, with what each is called and means. */
export type States = Record<string, { label: string; tone: Tone }>
