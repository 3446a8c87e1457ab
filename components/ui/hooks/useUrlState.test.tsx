import { jest } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'

const push = jest.fn()
const pushState = jest.fn()
let at = new URL('http://localhost/orders?owner=me')
jest.unstable_mockModule('next/navigation', () => ({
  usePathname: () => at.pathname,
  useSearchParams: () => at.searchParams,
  useRouter: () => ({ push, replace: push }),
}))
const { useUrlState } = await import('./useUrlState')

/** What the hook gives to a screen at this address. */
function screenAt(href: string) {
  at = new URL(href, 'http://localhost')
  Object.assign(globalThis, { window: { location: at, history: { pushState, replaceState: pushState } } })
  let given: ReturnType<typeof useUrlState>
  const Screen = () => {
    given = useUrlState()
    return null
  }
  renderToStaticMarkup(<Screen />)
  return given!
}
const last = () => push.mock.lastCall?.[0]

test('a change before the answer to the one before keeps both; one after Back starts from the address', () => {
  const { go, set, link } = screenAt('/orders?owner=me')
  go({ due: 'late' })
  expect(last()).toBe('/orders?owner=me&due=late')
  go({ documents: 'missing' })
  expect(last()).toBe('/orders?owner=me&due=late&documents=missing')
  const preventDefault = jest.fn()
  link({ owner: null }).onNavigate({ preventDefault })
  expect([last(), preventDefault.mock.calls.length]).toEqual(['/orders?due=late&documents=missing', 1])
  // A drawer that opens meanwhile would drop the request: it is asked for with it.
  set({ id: 7 })
  expect([last(), pushState.mock.calls.length]).toEqual(['/orders?due=late&documents=missing&id=7', 0])

  const after = screenAt('/orders')
  after.set({ id: 7 })
  expect(pushState.mock.lastCall?.[2]).toBe('/orders?id=7')
  after.go({ due: 'today' })
  expect(last()).toBe('/orders?due=today')
})

test('a link that nothing waits for is the browser’s; what comes after it keeps what it changes', () => {
  const { go, link } = screenAt('/inquiries?q=flange')
  const preventDefault = jest.fn()
  const tab = link({ tab: 'open' })
  expect(tab.href).toBe('/inquiries?q=flange&tab=open')
  tab.onNavigate({ preventDefault })
  expect(preventDefault).not.toHaveBeenCalled()
  go({ due: 'late' })
  expect(last()).toBe('/inquiries?q=flange&tab=open&due=late')
})

test('a press before Next listens to the address opens once Next does', () => {
  jest.useFakeTimers()
  const { set } = screenAt('/orders')
  const before = pushState.mock.calls.length
  // As a browser has it: the functions are those of all histories.
  const history = Object.create({ pushState, replaceState: pushState }) as { pushState?: typeof pushState }
  Object.assign(globalThis, { window: { location: at, history } })
  set({ id: 7 })
  jest.advanceTimersByTime(50)
  expect(pushState.mock.calls.length).toBe(before)
  history.pushState = pushState
  jest.advanceTimersByTime(50)
  expect(pushState.mock.lastCall?.[2]).toBe('/orders?id=7')
  jest.useRealTimers()
})
