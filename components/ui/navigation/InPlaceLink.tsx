'use client'

import type { ComponentProps, MouseEvent } from 'react'
import { useUrlState, type AddressValues } from '../hooks/useUrlState'

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** What changes in the address; the rest of it stays. */
  to: AddressValues
}

/** Opens something on this screen, a drawer say: at once and without a request; before React wakes, as an ordinary link. */
export function InPlaceLink({ to, ...props }: Props) {
  const address = useUrlState()
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    address.set(to)
  }
  // Its query alone is enough: the screen stays.
  return <a {...props} href={address.href(to).replace(/^[^?]+(?=\?)/, '')} onClick={open} />
}
