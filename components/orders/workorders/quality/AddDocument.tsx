'use client'

import { Camera, Upload } from 'lucide-react'
import { useState } from 'react'
import { FileButton } from '@/components/ui/files/FileButton'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { refresh } from '@/lib/client/api'
import { call } from '@/lib/client/call'
import { isPhoto, shrunkPhoto } from '@/lib/client/photo'
import { uploadFile } from '@/lib/client/upload'
import { Problem } from '@/lib/contract/core/problem'
import type { DocumentKind } from '@/lib/contract/files/document-kinds'
import { fileTypes } from '@/lib/contract/files/file-types'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { documentLabels, isPhotoKind } from '@/lib/rules/orders/documents'

type Props = {
  order: Pick<Workorder, 'id'>
  kind: DocumentKind
  /** The heat whose mill certificate it is. */
  lotId?: number
  /** The packed shipment that photos show. */
  shipmentId?: number
  /** What it belongs to, for a reader of the screen. */
  of?: string
}

/** Adds files to an order as one of its documents: photos straight from the camera, papers from the disk. */
export function AddDocument({ order: { id }, kind, lotId, shipmentId, of }: Props) {
  const toast = useToast()
  const fail = useFailToast()
  const [busy, setBusy] = useState(false)
  const isOfPhotos = isPhotoKind(kind)

  const add = async (chosen: File[]) => {
    setBusy(true)
    try {
      const files = []
      for (const file of chosen) {
        const ready = isPhoto(file) ? await shrunkPhoto(file) : file
        const uploaded = await uploadFile(isPhoto(ready) ? 'photo' : 'workorder', ready)
        files.push({ id: uploaded.id, document: kind, lotId, shipmentId })
      }
      await call('POST /api/workorders/{id}/files', { id, files })
      refresh()
      toast({ title: `${documentLabels[kind]} added`, text: chosen.length > 1 ? `${chosen.length} files.` : undefined })
    } catch (error) {
      fail(error, {
        title: 'Not added',
        text: error instanceof Error && !(error instanceof Problem) ? error.message : undefined,
      })
    } finally {
      setBusy(false)
    }
  }

  const Icon = isOfPhotos ? Camera : Upload
  return (
    <FileButton
      label={`Add ${documentLabels[kind]}${of ? ` of ${of}` : ''}`}
      accept={isOfPhotos ? 'image/*' : [...fileTypes.workorder, 'image/*'].join(',')}
      multiple
      disabled={busy}
      onFiles={(files) => void add(files)}
    >
      <Icon size={16} aria-hidden />
      <span>{busy ? 'Adding…' : of && !isOfPhotos ? 'Add certificate' : 'Add'}</span>
    </FileButton>
  )
}
