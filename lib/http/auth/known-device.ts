import { randomBytes } from 'node:crypto'
import { sign, verified } from '../../infra/signed'
import { memberIdOf } from '../../infra/db/member-id'
import { cookieAttributes, cookieValue, hostCookie } from './cookies'

/** A browser is known for 90 days after the last sign-in (s). */
const LIFE = 90 * 24 * 3600
/** People that one browser is remembered for; the last ones count. */
const PEOPLE = 5

const PURPOSE = 'known devices'
const name = () => hostCookie('jobwork.devices')

/** What the cookie names: a person, and a random id of this browser for it. */
type Known = { member: number; device: string }

/** The people that signed in from this browser before, the last one first. */
function devicesIn(cookieHeader: string | null): Known[] {
  const signed = cookieValue(cookieHeader, name())
  const text = signed ? verified(PURPOSE, signed) : null
  return (text?.split('~') ?? []).map((entry) => {
    const [member, device] = entry.split(':')
    return { member: Number(member), device: device! }
  })
}

/** The id of this browser when the person of this email signed in from it before. */
export async function knownDevice(cookieHeader: string | null, email: string): Promise<string | undefined> {
  const known = devicesIn(cookieHeader)
  const id = known.length ? await memberIdOf(email) : undefined
  return id === undefined ? undefined : deviceOfPerson(cookieHeader, id)
}

/** The id of this browser when the person signed in from it before. */
export const deviceOfPerson = (cookieHeader: string | null, id: number): string | undefined =>
  devicesIn(cookieHeader).find(({ member }) => member === id)?.device

/** Whether the person signed in from this browser before. */
export const isKnown = (cookieHeader: string | null, id: number): boolean =>
  deviceOfPerson(cookieHeader, id) !== undefined

/** A Set-Cookie by which this browser is known to the person. It outlives the sign-out. */
export function deviceCookie(cookieHeader: string | null, member: number): string {
  const known = devicesIn(cookieHeader)
  const device = known.find((one) => one.member === member)?.device ?? randomBytes(16).toString('base64url')
  const all = [{ member, device }, ...known.filter((one) => one.member !== member)].slice(0, PEOPLE)
  const text = all.map((one) => `${one.member}:${one.device}`).join('~')
  return `${name()}=${sign(PURPOSE, text)}; ${cookieAttributes()}; Max-Age=${LIFE}`
}
