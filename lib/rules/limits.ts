const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/**
 * The limits of strangers and accounts. `RATE_LIMIT=off` lifts the counts of acts, connections and messages; limits that
 * protect the server's memory always hold.
 */
export const limits = {
  /** Sessions of one account. One more ends the one that was used longest ago. */
  sessions: 20,

  /** Of the live channel. Each server process counts by itself, so with several of them the counts are per process. */
  live: {
    /** Messages of one connection in a second, pings too. One more cuts it off. */
    messages: 20,
    /** Connections of one account. */
    accountSockets: 20,
    /** Connections of one address. */
    addressSockets: 100,
    /** The largest message (bytes). */
    messageBytes: 16_384,
    /** Parts that one message may come in. */
    fragments: 16,
    /** Unread bytes after which a client is cut off. */
    unreadBytes: 65_536,
    /** Time for a client's `auth` (ms). */
    authMs: 10_000,
    /** How long a client may take to answer a close frame (ms). */
    closeMs: 2_000,
  },

  /** Attempts that count until their window has passed: `points` of them in `duration` (s). */
  attempts: {
    /** Failed sign-ins for one account. */
    account: { points: 5, duration: 15 * MINUTE },
    /** Failed sign-ins from one address. */
    address: { points: 20, duration: 15 * MINUTE },
    /** Failed sign-ins from one known device, which the two above don't count. */
    device: { points: 5, duration: 15 * MINUTE },
    /** Sign-ins of one account. */
    signIns: { points: 30, duration: 60 * MINUTE },
    /** Wrong current passwords of one account. */
    current: { points: 5, duration: 15 * MINUTE },
    /** Links for a new password to one mailbox. */
    link: { points: 5, duration: 60 * MINUTE },
    /** And from one address. */
    links: { points: 30, duration: 60 * MINUTE },
    /** Changes of the e-mail that an account asks for. */
    emailChange: { points: 5, duration: DAY },
    /** And those from one address. */
    emailChanges: { points: 20, duration: DAY },
    /** Changes to an e-mail that is taken: the refusal reveals it. */
    emailTaken: { points: 5, duration: DAY },
    /** Mails to one mailbox that anybody can ask for: links for a password and for a new e-mail. Further ones are dropped. */
    letters: { points: 6, duration: DAY },
    /** Notices of a change to one mailbox. Counted apart, so that asking for links can't use them up. */
    notices: { points: 6, duration: DAY },
    /** Registrations from one address. */
    register: { points: 10, duration: 60 * MINUTE },
    /** Refused registrations and changes of e-mail from one address: a refusal reveals a known e-mail. */
    refused: { points: 20, duration: 60 * MINUTE },
  },
} as const
