import { companyTurns } from './company-turns'
import { assertBelow, count } from './rate-limiter'
import { openWorkerProcess } from './worker-process'

/**
 * Processes of a lane. A company has one of them at most, so that the work of one company leaves the other to all others.
 */
const PROCESSES = 2
const PLACES = { atOnce: PROCESSES, waitingOfCompany: 20, waiting: 200 }

/** The company of work that the program does for itself. No budget is charged. */
export const OURS = 0

/** A task of a company. `prepare` loads what it needs once its turn has come, so that what waits takes no memory. */
type Work<Task> = { company: number; prepare: () => Promise<Task>; limitMs: number }

/**
 * A lane for one kind of costly work, with processes of its own: no kind waits for another, and companies take turns.
 * `name` and `source` are those of `openWorkerProcess`. The milliseconds that a task takes are charged to its company,
 * whether it succeeds or not. A company that has used its time up, or has too much waiting: 429 with the seconds to wait.
 * Rejects with the reason when the task fails or passes a limit.
 */
export function openLane<Task, Result>(name: string, source: string) {
  const free = Array.from({ length: PROCESSES }, () => openWorkerProcess<Task, Result>(name, source))
  const inTurn = companyTurns(PLACES)

  return async ({ company, prepare, limitMs }: Work<Task>): Promise<Result> => {
    await assertTimeLeft(company)
    return inTurn(company, async () => {
      // What ran before it may have used the time up.
      await assertTimeLeft(company)
      const inProcess = free.pop()!
      try {
        return await charged(company, inProcess, await prepare(), limitMs)
      } finally {
        free.push(inProcess)
      }
    })
  }
}

async function charged<Task, Result>(
  company: number,
  inProcess: ReturnType<typeof openWorkerProcess<Task, Result>>,
  task: Task,
  limitMs: number,
): Promise<Result> {
  let begun: number | undefined
  try {
    return await inProcess(task, limitMs, () => (begun = performance.now()))
  } finally {
    if (company !== OURS && begun !== undefined)
      await count({ work: String(company) }, Math.ceil(performance.now() - begun))
  }
}

async function assertTimeLeft(company: number) {
  if (company !== OURS) await assertBelow({ work: String(company) })
}
