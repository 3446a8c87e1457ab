'use client'

import type { ReactNode } from 'react'
import { lazy } from '@/components/ui/hooks/lazy'
import { PreviewSlot, UnitSlot, type PreviewProps } from '@/components/ui/files/previews'

// Nothing of it is fetched before somebody opens a file.
const Preview = lazy(() => import('./PreviewDrawer'), { ahead: false })

const show = (props: PreviewProps) => <Preview {...props} />

const unitAsk = async (file: File) => (await import('./unit-of-file')).unitAskOf(file)

/** Lets the file lists of all screens open their files in the browser, and ask for the unit of those that name none. */
export const Previews = ({ children }: { children: ReactNode }) => (
  <PreviewSlot value={show}>
    <UnitSlot value={unitAsk}>{children}</UnitSlot>
  </PreviewSlot>
)
