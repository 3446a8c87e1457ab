type Reader = { to: string; contactName: string; companyName: string }

/** A mail about the account itself, as it waits in the outbox. `link` is absolute. */
export type Letter = Reader & { name: 'reset' | 'invitation' | 'password-changed'; link: string }
