type Reader = { to: string; contactName: string; companyName: string }

/** A mail about the account itself. `link` is absolute. */
export type Letter = Reader & { name: 'reset' | 'invitation' | 'password-changed' | 'email-changed'; link: string }

/** A letter as it waits in the outbox: without its link, which opens an account and is made when the letter goes out. */
export type WaitingLetter =
  ({ name: 'reset' | 'invitation' } & Pick<Reader, 'to'>) | ({ name: 'password-changed' | 'email-changed' } & Reader)
