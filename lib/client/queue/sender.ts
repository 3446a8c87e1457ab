import { refreshed } from '../api'
import { transport } from './deliver'
import type { NewItem } from './item'
import { addItem } from './store'
import { sendWaiting } from './send-waiting'
import { noteSent } from './sent'

const EVERY = 30_000
const AT_MOST = 300_000

const line = transport()
let member: number | null = null
let pending: Promise<unknown> | undefined
let isAskedAgain = false
let timer: ReturnType<typeof setTimeout> | undefined
let fails = 0

/** Sends what waits; one tab of a device at a time. */
export function sendNow(): void {
  if (member === null || !navigator.onLine) return plan()
  if (pending) return void (isAskedAgain = true)
  isAskedAgain = false
  pending = alone(run)
    .catch(() => 'later')
    .finally(() => {
      pending = undefined
      if (isAskedAgain) sendNow()
      else plan()
    })
}

async function run() {
  if (member === null) return
  const sent = await sendWaiting(member, line, () => refreshed('/api/'))
  fails = sent === 'all' ? 0 : fails + 1
  noteSent(sent)
}

/** Browsers have locks on https and localhost only; a workshop's own network goes without. */
const alone = (work: () => Promise<void>): Promise<unknown> =>
  'locks' in navigator ? navigator.locks.request('jobwork-queue', work) : work()

function plan() {
  clearTimeout(timer)
  if (member !== null) timer = setTimeout(sendNow, Math.min(EVERY * 2 ** Math.max(0, fails - 1), AT_MOST))
}

/** Keeps an update and sends it, now or once there is a line. Throws what to say when the device has no room. */
export async function press(item: NewItem): Promise<void> {
  await addItem(item)
  fails = 0
  sendNow()
}

function atOnce() {
  fails = 0
  sendNow()
}

/** Sends this person's updates while a page is open: at once, on line again, on return, and every half minute. */
export function startSender(of: number): () => void {
  member = of
  const returned = () => document.visibilityState === 'visible' && atOnce()
  addEventListener('online', atOnce)
  addEventListener('focus', atOnce)
  document.addEventListener('visibilitychange', returned)
  atOnce()
  return () => {
    member = null
    clearTimeout(timer)
    removeEventListener('online', atOnce)
    removeEventListener('focus', atOnce)
    document.removeEventListener('visibilitychange', returned)
  }
}
