/** The cache in which the service worker keeps the floor page, its data and its pictures. */
const FLOOR_CACHE = 'floor'
const LAST_MEMBER = 'jobwork-member'

/** Removes what the device keeps of the shop floor: at a sign-out, and when another person signs in. */
export async function forgetFloor(): Promise<void> {
  if ('caches' in window) await caches.delete(FLOOR_CACHE)
}

/** Another person than last time is signed in on this device: the cards of before are removed. */
export function noteMember(member: number): void {
  try {
    const last = localStorage.getItem(LAST_MEMBER)
    localStorage.setItem(LAST_MEMBER, String(member))
    if (last && last !== String(member)) void forgetFloor()
  } catch {
    // Without storage nothing is kept of anybody.
    void forgetFloor()
  }
}
