import type { ProblemCode } from '@/lib/contract/core/problem-codes'

/** Expects a refusal with this code; for `validation` with an issue under this path, when one is given. */
export async function refused(act: Promise<unknown>, code: ProblemCode, path?: string) {
  const error = await act.then(
    (value) => expect({ answered: value }).toEqual({ refused: code }),
    (error: unknown) => error,
  )
  expect(error).toMatchObject({ name: 'Problem', code, ...(path && { issues: [{ path }] }) })
}

/** Expects a refusal with this code that people read as this sentence. */
export const refusedAs = (act: Promise<unknown>, code: ProblemCode, message: string) =>
  expect(act).rejects.toMatchObject({ name: 'Problem', code, message })

/** How many of several acts at once were done, and the codes with which the others were refused. */
export async function atOnce(acts: Promise<unknown>[]) {
  const settled = await Promise.allSettled(acts)
  return {
    done: settled.filter((s) => s.status === 'fulfilled').length,
    refused: settled.flatMap((s) => (s.status === 'rejected' ? [(s.reason as { code: string }).code] : [])),
  }
}
