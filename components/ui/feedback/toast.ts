import type { Tone } from '@/lib/rules/tone'

/** A short message about what has just happened; success unless told. */
export type Toast = { title: string; text?: string; tone?: Tone }
