/** What has happened to the account. */
export type Notice = 'password-changed' | 'email-change-asked' | 'email-changed' | 'email-is-new'

/** A mail about the account itself. `link` is absolute. It holds no text that the account's owner typed: the mailbox may be a stranger's. */
export type AccountMail =
  | { name: 'reset' | 'prove-email' | 'confirm-email' | Notice; to: string; link: string }
  | { name: 'invitation'; to: string; link: string; contactName: string; companyName: string }

/** An account mail as it waits in the outbox: without its link, which is generated when the mail is sent. */
export type WaitingMail =
  | { name: 'reset' | 'invitation' | Notice; to: string }
  | { name: 'prove-email' | 'confirm-email'; to: string; memberId: number }
