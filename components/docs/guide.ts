/** What stands before the calls, in the order of reading. */
export const guide = [
  { anchor: 'first-call', title: 'First call' },
  { anchor: 'refusals', title: 'Refusals' },
  { anchor: 'lists', title: 'Lists' },
  { anchor: 'writing-twice', title: 'Writing twice' },
  { anchor: 'attaching-files', title: 'Sending files' },
  { anchor: 'live', title: 'Live notifications' },
] as const

export type Anchor = (typeof guide)[number]['anchor']
