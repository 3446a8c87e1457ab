'use client'

import type { ReactNode } from 'react'
import { lazy } from '@/components/ui/hooks/lazy'
import { PreviewSlot, type PreviewProps } from '@/components/ui/files/previews'

// Nothing of it is fetched before somebody opens a file.
const Preview = lazy(() => import('./PreviewDrawer'), { ahead: false })

const show = (props: PreviewProps) => <Preview {...props} />

/** Lets the file lists of all screens open their files in the browser. */
export const Previews = ({ children }: { children: ReactNode }) => <PreviewSlot value={show}>{children}</PreviewSlot>
