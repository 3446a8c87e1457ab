'use client'

import type { ComponentProps, MouseEvent } from 'react'
import { useUrlState, type AddressValues } from '../hooks/useUrlState'

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** What changes in the address; the rest of it stays. */
  to: AddressValues
}

/** Opens a drawer of this screen at once: Link would ask the server for the page again. Without JavaScript an ordinary link. */
export function InPlaceLink({ to, ...props }: Props) {
  const address = useUrlState()
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    address.set(to)
  }
  return <a {...props} href={address.href(to)} onClick={open} />
}
