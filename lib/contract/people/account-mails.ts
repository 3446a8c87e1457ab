/** What has happened to the account. */
export type Notice =
  | 'password-changed'
  | 'email-change-asked'
  | 'email-changed'
  | 'email-reverted'
  | 'email-is-new'
  | 'role-changed'
  | 'member-removed'
  | 'reinstated'
  | 'factor-added'
  | 'factor-removed'
  | 'factor-reset'
  | 'recovery-used'
  | 'recovery-renewed'
  | 'bank-changed'
  | 'gstin-changed'
  | 'people-changed'
/** The same, with a number to call. */
export type CallableNotice = 'suspended' | 'signed-out'

/** A mail about the account itself. `link` is absolute. It holds no text that the account's owner typed: the mailbox may be a stranger's. */
export type AccountMail =
  | { name: 'reset' | 'prove-email' | 'confirm-email' | 'revert-email' | Notice; to: string; link: string }
  | { name: CallableNotice; to: string; link: string; phone: string }
  /** `at`: the instant of the sign-in. */
  | { name: 'new-device'; to: string; link: string; device: string; at: string }
  | { name: 'invitation'; to: string; link: string; contactName: string; companyName: string }
  /** Names the company once an admin has verified it. */
  | { name: 'member-invitation'; to: string; link: string; declineLink: string; companyName: string | null }

/** An account mail as it waits in the outbox: without its link, which is generated when the mail is sent. */
export type WaitingMail =
  | { name: 'reset' | 'invitation' | 'member-invitation' | Notice | CallableNotice; to: string }
  | { name: 'prove-email' | 'confirm-email' | 'revert-email'; to: string; memberId: number }
  | { name: 'new-device'; to: string; device: string; at: string }
