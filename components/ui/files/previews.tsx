'use client'

import { createContext, type ReactNode } from 'react'
import type { Role } from '@/lib/contract/people/account'
import type { LeftOut, LengthUnit } from '@/lib/contract/files/files'

export type ListedFile = {
  id: number
  name: string
  size: number
  /** What was measured in it (mm). */
  facts?: { size: readonly number[]; unitless?: true; unit?: LengthUnit } | null
  picture?: boolean
  /** Of a photo (px). */
  width?: number | null
  height?: number | null
  /** What the other side calls it; for its own side. */
  sharedName?: string | null
  /** An admin took it out of its customer's sight. */
  hidden?: boolean
  /** It waits for an admin: the other side can't load it yet. */
  held?: boolean
  /** Why, where no copy of it could be made; for its own side. */
  heldBecause?: string | null
  /** Why an admin keeps it from the other side; for its own side. */
  withheldBecause?: string | null
  /** Whose side added it. */
  addedBy?: Role
  /** What its copy leaves out; for its own side. */
  leftOut?: LeftOut | null
  /** Its reader accepts an NDA first. */
  behindNda?: boolean
  /** Its copy is being made: to open it takes longer. */
  preparing?: boolean
  /** What else is to be said of it, in a word or two. */
  note?: string
}

export type PreviewProps = {
  /** The list in which the file stands. */
  files: readonly ListedFile[]
  /** The file that is looked at. */
  name: string
  hrefOf: (fileName: string) => string
  /** Another file of the list. */
  onGo: (fileName: string) => void
  open: boolean
  onClose: () => void
}

/** A place in a file, that a question can point to. */
export type Place = { fileId: number; page?: number; point?: readonly [number, number, number] }

/** Begins a question about a place in a file; null where none can be asked. Provided around the list of files. */
export const AskSlot = createContext<((place: Place) => void) | null>(null)

/** Why the unit of a chosen file is asked for: it names none, and may be too small to be in millimetres. */
export type UnitAsk = { isSmall: boolean }

/** Tells whether a chosen file needs a unit; null where it names one. Provided by the app: the kit knows no format. */
export const UnitSlot = createContext<((file: File) => Promise<UnitAsk | null>) | null>(null)

/** A file that was uploaded and belongs to nothing yet. */
export type ChosenFile = {
  name: string
  size: number
  /** Where this browser has it, until the page is left. */
  href: string
  unit?: LengthUnit | null
}

/** Shows what was uploaded, in its row; nothing of a format that has no picture. Provided by the app: the kit knows no format. */
export const ChosenSlot = createContext<((file: ChosenFile) => ReactNode) | null>(null)

/** Shows a file of a list. Provided by the app: the kit knows no format. */
export const PreviewSlot = createContext<((props: PreviewProps) => ReactNode) | null>(null)
