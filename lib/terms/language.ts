/** The languages of the shop floor, each by its own name. */
export const languages = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' } as const
export type Language = keyof typeof languages

/** The language with its country, for `lang` and for plurals. */
export const localeOf: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN', mr: 'mr-IN' }
