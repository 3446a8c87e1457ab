'use client'

import type { ReactNode } from 'react'
import { lazy } from '@/components/ui/hooks/lazy'
import { ChosenSlot, UnitSlot, type ChosenFile } from '@/components/ui/files/previews'
import { kindOf } from './kinds'

const UploadedPart = lazy(() => import('./model/UploadedPart'), { ahead: false })

/** Larger models are not read for the picture alone (bytes). */
const MAX_BYTES = 6 * 1024 * 1024

const unitAsk = async (file: File) => (await import('./unit-of-file')).unitAskOf(file)

const show = (file: ChosenFile) =>
  kindOf(file.name).shown === 'part' && file.size <= MAX_BYTES ? (
    <UploadedPart key={`${file.href} ${file.unit}`} {...file} />
  ) : null

/** Lets the forms within show a part that was uploaded, and ask for the unit of a drawing that names none. */
export const DrawingUploads = ({ children }: { children: ReactNode }) => (
  <UnitSlot value={unitAsk}>
    <ChosenSlot value={show}>{children}</ChosenSlot>
  </UnitSlot>
)
