const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/**
 * How much is allowed of what a stranger or an account may do. `RATE_LIMIT=off` lifts what counts acts, connections and
 * messages; what protects the memory of the server always holds.
 */
export const limits = {
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
    /** What a client may leave unread before it is cut off (bytes). */
    unreadBytes: 65_536,
    /** How long a client may take to say who it is (ms). */
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
    /** Wrong current passwords at a change of the password: a session that was left open is not a way to learn it. */
    current: { points: 5, duration: 15 * MINUTE },
    /** Links for a new password to one address: nobody's mailbox is filled. */
    link: { points: 5, duration: 60 * MINUTE },
    /** And from one address. */
    links: { points: 30, duration: 60 * MINUTE },
    /** Changes of the e-mail that an account asks for. */
    emailChange: { points: 5, duration: DAY },
    /** And those from one address. */
    emailChanges: { points: 20, duration: DAY },
    /** Changes to an e-mail that another account has, since the refusal tells so. */
    emailTaken: { points: 5, duration: DAY },
    /** Letters to one mailbox that anybody can ask for: links for a password and for a new e-mail. One more isn't sent. */
    letters: { points: 6, duration: DAY },
    /** Letters to one mailbox that tell of a change. They count apart: nobody can use them up by asking for links. */
    notices: { points: 6, duration: DAY },
    /** Registrations from one address. */
    register: { points: 10, duration: 60 * MINUTE },
    /** Registrations and changes of the e-mail from one address that were refused, since that tells that an e-mail is known. */
    refused: { points: 20, duration: 60 * MINUTE },
  },
} as const
