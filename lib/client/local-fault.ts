/** What this phone can't do, by a key that each language has a sentence for. The message is the English one. */
export class LocalFault extends Error {
  constructor(
    readonly key: 'phoneFull' | 'notKept' | 'photoUnreadable',
    message: string,
  ) {
    super(message)
  }
}
