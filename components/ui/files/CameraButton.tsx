'use client'

import { Camera } from 'lucide-react'
import { useMediaQuery } from '../hooks/useMediaQuery'
import css from './FileUploader.module.css'
import { photoPdf } from './photo-pdf'

type Props = {
  /** Gets the photo as a PDF once it is ready. */
  onPhoto: (photo: Promise<File>) => void
}

/** Opens the camera of a phone or a tablet. */
export function CameraButton({ onPhoto }: Props) {
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
          const [photo] = event.target.files ?? []
          event.target.value = ''
          if (photo) onPhoto(photoPdf(photo))
        }}
      />
      <Camera size={18} aria-hidden />
      <span>Take a photo</span>
    </label>
  )
}
