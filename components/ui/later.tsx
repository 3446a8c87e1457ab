'use client'

import { useEffect, useState, type ComponentType } from 'react'

/** ms from the page's code to the code that isn't needed yet. */
const QUIET_MS = 1500
/** ms between two attempts while the line is down. */
const RETRY_MS = 2000

/**
 * A component whose code comes after the page: once the browser is quiet, at the latest when it is shown. With the line
 * down it is missing until the line is back, and nothing else breaks. With `ahead: false` only being shown fetches it.
 * `waiting` stands in its place until then, on the server, too: give it the same size.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { ahead = true, waiting: Waiting }: { ahead?: boolean; waiting?: ComponentType<Props> } = {},
) {
  const here: { component?: ComponentType<Props> } = {}
  const fetch = async () => (here.component ??= (await load()).default)
  if (ahead && typeof window !== 'undefined') setTimeout(() => void fetch().catch(() => undefined), QUIET_MS)

  return function Later(props: Props) {
    const [Component, setComponent] = useState(() => here.component)
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined
      let left = false
      const attempt = () =>
        fetch()
          .then((component) => left || setComponent(() => component))
          .catch(() => {
            timer = left ? undefined : setTimeout(() => void attempt(), RETRY_MS)
          })
      void attempt()
      return () => {
        left = true
        clearTimeout(timer)
      }
    }, [])
    if (Component) return <Component {...props} />
    return Waiting && <Waiting {...props} />
  }
}
