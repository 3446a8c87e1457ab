'use client'

import { Bookmark, Pencil } from 'lucide-react'
import { useState } from 'react'
import { lazy } from '../hooks/lazy'
import { Button } from '../controls/Button'
import type { Views } from './useViews'

const SaveView = lazy(() => import('./SaveView'), { ahead: false })
const EditView = lazy(() => import('./EditView'), { ahead: false })

/** Saves the filters in force as a view, and edits the view that is open. */
export function ViewTools({ views }: { views: Views }) {
  const [doing, setDoing] = useState<{ what: 'save' | 'edit'; open: boolean } | null>(null)
  const close = () => setDoing((now) => now && { ...now, open: false })
  return (
    <>
      {views.open && (
        <Button startIcon={<Pencil size={16} aria-hidden />} onClick={() => setDoing({ what: 'edit', open: true })}>
          Edit view
        </Button>
      )}
      {views.differs && (
        <Button startIcon={<Bookmark size={16} aria-hidden />} onClick={() => setDoing({ what: 'save', open: true })}>
          Save view
        </Button>
      )}
      {doing?.what === 'save' && <SaveView views={views} open={doing.open} onClose={close} />}
      {doing?.what === 'edit' && views.open && (
        <EditView views={views} view={views.open} open={doing.open} onClose={close} />
      )}
    </>
  )
}
