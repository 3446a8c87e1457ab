'use client'

import Link from 'next/link'
import type { ComponentProps, MouseEvent } from 'react'
import { useAddress, type AddressValues } from './useAddress'

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'onClick'> & {
  /** What changes in the address; the rest of it stays. */
  to: AddressValues
}

/** Opens something on this screen, a drawer say: at once and without a request; before React wakes, as an ordinary link. */
export function InPlaceLink({ to, ...props }: Props) {
  const address = useAddress()
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    address.set(to)
  }
  return <Link {...props} href={address.href(to)} prefetch={false} scroll={false} onClick={open} />
}
