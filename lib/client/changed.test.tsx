import { jest } from '@jest/globals'

const refreshHere = jest.fn()
jest.unstable_mockModule('./api', () => ({ refreshHere }))
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({}) }))
const { keepPage, refreshPage, refreshSoon } = await import('./changed')

const browser = new EventTarget()
const page = Object.assign(new EventTarget(), { hidden: false })
const line = { onLine: true }
Object.defineProperties(globalThis, {
  document: { value: page },
  navigator: { value: line },
  addEventListener: { value: browser.addEventListener.bind(browser) },
})
const A_MOMENT = 200

beforeEach(() => {
  jest.useFakeTimers()
  refreshHere.mockClear()
})

test('what is told within a moment is read again once', () => {
  refreshSoon(['/api/workorders'])
  refreshSoon(['/api/inquiries', '/api/workorders'])
  jest.advanceTimersByTime(A_MOMENT)
  expect(refreshHere.mock.calls).toEqual([['/api/workorders', '/api/inquiries']])
})

test('off line, and in a hidden tab, what is told waits', () => {
  line.onLine = false
  page.hidden = true
  refreshSoon(['/api/workorders'])
  jest.advanceTimersByTime(A_MOMENT)
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  refreshSoon(['/api/inquiries'])
  jest.advanceTimersByTime(A_MOMENT)
  expect(refreshHere).not.toHaveBeenCalled()
  line.onLine = true
  browser.dispatchEvent(new Event('online'))
  expect(refreshHere.mock.calls).toEqual([['/api/workorders', '/api/inquiries']])
})

test('a page is drawn anew once the last dialog over it has closed, however often it was asked for', () => {
  const refresh = jest.fn()
  const [closeForm, closeQuestion] = [keepPage(), keepPage()]
  refreshPage(refresh)
  refreshPage(refresh)
  closeForm()
  expect(refresh).not.toHaveBeenCalled()
  closeQuestion()
  expect(refresh).toHaveBeenCalledTimes(1)
  refreshPage(refresh)
  expect(refresh).toHaveBeenCalledTimes(2)
})
