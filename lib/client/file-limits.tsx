'use client'

import { createContext, use, type ReactNode } from 'react'
import type { FilePurpose } from '../contract/files/files'

type FileLimits = Record<FilePurpose, number>

const Limits = createContext<FileLimits | null>(null)

/** Around every screen behind the sign-in: how large a file may be (MB), by what it is for. */
export const FileLimitsProvider = ({ limits, children }: { limits: FileLimits; children: ReactNode }) => (
  <Limits value={limits}>{children}</Limits>
)

/** How large a file may be that is uploaded for this (MB). */
export function useFileLimit(purpose: FilePurpose): number {
  const limits = use(Limits)
  if (!limits) throw new Error('FileLimitsProvider is missing')
  return limits[purpose]
}
