import { lazy as reactLazy, Suspense, type ComponentType } from 'react'
import { useHydrated } from './useHydrated'

/** ms between two attempts while the line is down. */
const RETRY_MS = 2000

/**
 * A component whose code the first load leaves out: fetched when the browser is idle, at the latest when it is shown; with
 * `ahead: false` only then. `waiting` stands in its place until it is here, on the server too: give it the same size.
 * next/dynamic would break the page when the line is down, and gives no props to what waits.
 */
export function lazy<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { ahead = true, waiting: Waiting }: { ahead?: boolean; waiting?: ComponentType<Props> } = {},
) {
  const Component = reactLazy(() => retried(load)) as ComponentType<Props>
  if (ahead && typeof window !== 'undefined') whenIdle(() => void load().catch(() => undefined))

  return function Lazy(props: Props) {
    const hydrated = useHydrated()
    const waiting = Waiting && <Waiting {...props} />
    if (!hydrated) return waiting
    return (
      <Suspense fallback={waiting}>
        <Component {...props} />
      </Suspense>
    )
  }
}

/** Loads code again until it is here: the line may be down. */
export async function retried<T>(load: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
}

/** Safari has no requestIdleCallback. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 5_000 }) : setTimeout(run, RETRY_MS)
