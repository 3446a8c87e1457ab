/** What a status means to a person; colour and icon follow from it in one place of the kit. */
export type Tone = 'neutral' | 'info' | 'decision' | 'success' | 'warning' | 'danger'
