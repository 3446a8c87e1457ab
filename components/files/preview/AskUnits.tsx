'use client'

import type { ReactNode } from 'react'
import { UnitSlot } from '@/components/ui/files/previews'

const unitAsk = async (file: File) => (await import('./unit-of-file')).unitAskOf(file)

/** Lets the forms within ask for the unit of a drawing that names none. */
export const AskUnits = ({ children }: { children: ReactNode }) => <UnitSlot value={unitAsk}>{children}</UnitSlot>
