'use client'

import { Camera } from 'lucide-react'
import { useMediaQuery } from '../hooks/useMediaQuery'
import css from './FileUploader.module.css'

type Props = { onPhotos: (photos: File[]) => void }

/** Opens the camera of a phone or a tablet. */
export function CameraButton({ onPhotos }: Props) {
  const hasTouch = useMediaQuery('(pointer: coarse)')
  if (!hasTouch) return null
  return (
    <label className={css.choose}>
      <input
        type="file"
        accept="image/*"
        capture="environment"
        aria-label="Take a photo"
        onChange={(event) => {
          const photos = [...(event.target.files ?? [])]
          event.target.value = ''
          if (photos.length) onPhotos(photos)
        }}
      />
      <Camera size={18} aria-hidden />
      <span>Take a photo</span>
    </label>
  )
}
