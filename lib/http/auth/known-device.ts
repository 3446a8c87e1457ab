import { randomBytes } from 'node:crypto'
import { sign, verified } from '../../infra/signed'
import { accountIdOf } from '../../infra/db/account-id'
import { cookieAttributes, cookieValue, hostCookie } from './cookies'

/** Browsers keep no cookie for longer (s). */
const LIFE = 400 * 24 * 3600
/** Accounts that one browser is remembered for; the last ones count. */
const ACCOUNTS = 5

const PURPOSE = 'known devices'
const name = () => hostCookie('jobwork.devices')

/** What the cookie names: an account, and a random id of this browser for it. */
type Known = { account: number; device: string }

/** The accounts that signed in from this browser before, the last one first. */
function devicesIn(cookieHeader: string | null): Known[] {
  const signed = cookieValue(cookieHeader, name())
  const text = signed ? verified(PURPOSE, signed) : null
  return (text?.split('~') ?? []).map((entry) => {
    const [account, device] = entry.split(':')
    return { account: Number(account), device: device! }
  })
}

/** The id of this browser when the account of this email signed in from it before. */
export async function knownDevice(cookieHeader: string | null, email: string): Promise<string | undefined> {
  const known = devicesIn(cookieHeader)
  const id = known.length ? await accountIdOf(email) : undefined
  return known.find(({ account }) => account === id)?.device
}

/** A Set-Cookie by which this browser is known to the account. It outlives the sign-out. */
export function deviceCookie(cookieHeader: string | null, account: number): string {
  const known = devicesIn(cookieHeader)
  const device = known.find((one) => one.account === account)?.device ?? randomBytes(16).toString('base64url')
  const all = [{ account, device }, ...known.filter((one) => one.account !== account)].slice(0, ACCOUNTS)
  const text = all.map((one) => `${one.account}:${one.device}`).join('~')
  return `${name()}=${sign(PURPOSE, text)}; ${cookieAttributes()}; Max-Age=${LIFE}`
}
