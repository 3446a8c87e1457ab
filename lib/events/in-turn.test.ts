import { inTurn } from './in-turn'

test('a part of a job that fails holds up none behind it, and the job fails with the first fault', async () => {
  const done: string[] = []
  const does = (name: string) => async () => void done.push(name)
  const fails = (message: string) => async () => {
    throw new Error(message)
  }
  const job = inTurn({
    expired: does('expired'),
    files: fails('The disk is full'),
    figures: does('figures'),
    drafts: fails('Too slow'),
    reminders: does('reminders'),
  })
  await expect(job()).rejects.toThrow('The disk is full')
  expect(done).toEqual(['expired', 'figures', 'reminders'])
})

test('a job whose parts all succeed succeeds', () => expect(inTurn({ one: async () => 1 })()).resolves.toBeUndefined())
