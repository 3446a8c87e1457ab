'use client'

import { Camera } from 'lucide-react'
import { useMediaQuery } from '../hooks/useMediaQuery'
import { FileButton } from './FileButton'

/** Opens the camera of a phone or a tablet. */
export function CameraButton({ onPhotos }: { onPhotos: (photos: File[]) => void }) {
  const hasTouch = useMediaQuery('(pointer: coarse)')
  if (!hasTouch) return null
  return (
    <FileButton label="Take a photo" accept="image/*" camera onFiles={onPhotos}>
      <Camera size={18} aria-hidden />
      <span>Take a photo</span>
    </FileButton>
  )
}
