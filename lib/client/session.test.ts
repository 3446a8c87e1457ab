import { onSessionEnded, renewSession as renewed, timesRenewed } from './session'

/** As a call that goes out now. */
const renewSession = ({ write }: { write: boolean }) => renewed({ write, since: timesRenewed() })

/** Answers a question as the person does. */
function person() {
  const answers: ((renewed: boolean) => void)[] = []
  onSessionEnded(() => new Promise((resolve) => answers.push(resolve)))
  return answers
}

test('calls that find the session ended at the same time share one question', async () => {
  const questions = person()
  const calls = [renewSession({ write: true }), renewSession({ write: false })]
  expect(questions).toHaveLength(1)
  questions[0]!(true)
  expect(await Promise.all(calls)).toEqual([true, true])
})

test('an answer that comes after somebody has signed in again asks nobody', async () => {
  const questions = person()
  const since = timesRenewed()
  const first = renewed({ write: true, since })
  questions[0]!(true)
  expect(await first).toBe(true)
  const late = renewed({ write: false, since })
  expect(questions).toHaveLength(1)
  expect(await late).toBe(true)
})

test('once it was declined only a write asks again', async () => {
  const questions = person()
  const first = renewSession({ write: false })
  questions[0]!(false)
  expect(await first).toBe(false)
  expect(await renewSession({ write: false })).toBe(false)
  expect(questions).toHaveLength(1)
  void renewSession({ write: true })
  expect(questions).toHaveLength(2)
  questions[1]!(true)
})

test('nobody is asked after a sign-out', async () => {
  onSessionEnded(null)
  expect(await renewSession({ write: true })).toBe(false)
})
