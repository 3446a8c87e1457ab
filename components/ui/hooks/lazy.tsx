'use client'

import { useEffect, useState, type ComponentType } from 'react'

/** ms from the page's code to the code that isn't needed yet. */
const QUIET_MS = 1500
/** ms between two attempts while the line is down. */
const RETRY_MS = 2000

type Piece = () => Promise<unknown>
const known = new Set<Piece>()
const queue: Piece[] = []

/** One after the other, each run in a task of its own: what is tapped or typed meanwhile waits for one piece at most. */
function fetchAhead(pieces: readonly Piece[]) {
  if (typeof window === 'undefined') return
  if (!known.size) setTimeout(() => void fetchNext(), QUIET_MS)
  for (const piece of pieces.filter((piece) => !known.has(piece))) {
    known.add(piece)
    queue.push(piece)
  }
}

async function fetchNext() {
  await queue
    .shift()?.()
    .catch(() => undefined)
  if (queue.length) setTimeout(() => void fetchNext())
}

/** What dialogs, drawers and menus are made of. */
export const mui: readonly Piece[] = [() => import('../theme/theme'), () => import('../theme/Mui')]

/**
 * A component whose code comes after the page: once the browser is quiet, at the latest when it is shown. With the line
 * down it is missing until the line is back, and nothing else breaks. With `ahead: false` only being shown fetches it;
 * `of` comes before it.
 * `waiting` stands in its place until then, on the server, too: give it the same size.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  {
    ahead = true,
    of = [],
    waiting: Waiting,
  }: { ahead?: boolean; of?: readonly Piece[]; waiting?: ComponentType<Props> } = {},
) {
  const here: { component?: ComponentType<Props> } = {}
  const fetch = async () => (here.component ??= (await load()).default)
  if (ahead) fetchAhead([...of, fetch])

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
