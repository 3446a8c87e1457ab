'use client'

import { useLinkStatus } from 'next/link'

/** Inside a link: stands there while the screen that it leads to is on its way. */
export const LinkPending = ({ className }: { className?: string }) =>
  useLinkStatus().pending ? <span aria-hidden className={className} /> : null
