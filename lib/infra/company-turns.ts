import { Problem } from '../contract/core/problem'

type Places = {
  /** How many tasks run at once. */
  atOnce: number
  /** How many tasks of one company wait, and of all of them. */
  waitingOfCompany: number
  waiting: number
}

/**
 * Runs tasks in which companies take turns: of one company at most one runs, and the one that was just served comes last
 * again, however many it has waiting. One more than may wait: 429.
 */
export function companyTurns({ atOnce, waitingOfCompany, waiting }: Places) {
  /** What waits, by company; the first company is next. */
  const lines = new Map<number, (() => void)[]>()
  const running = new Set<number>()
  let waits = 0

  return async function inTurn<T>(company: number, task: () => Promise<T>): Promise<T> {
    await place(company)
    try {
      return await task()
    } finally {
      leave(company)
    }
  }

  async function place(company: number): Promise<void> {
    if (running.size < atOnce && !running.has(company)) {
      running.add(company)
      return
    }
    const line = lines.get(company) ?? []
    if (line.length >= waitingOfCompany)
      throw tooMany('Your company has too many files and PDFs waiting. Please try again in a moment.')
    if (waits >= waiting) throw tooMany('Too many files and PDFs are waiting right now. Please try again in a moment.')
    lines.set(company, line)
    waits++
    await new Promise<void>((resolve) => line.push(resolve))
  }

  function leave(company: number) {
    running.delete(company)
    const own = lines.get(company)
    if (own) {
      lines.delete(company)
      lines.set(company, own)
    }
    for (const [next, line] of lines) {
      if (running.has(next)) continue
      const begin = line.shift()!
      if (!line.length) lines.delete(next)
      waits--
      running.add(next)
      begin()
      return
    }
  }
}

const tooMany = (message: string) => new Problem('rate_limited', message, undefined, { retryAfter: 5 })
