import { Camera } from 'lucide-react'
import type { ReactNode } from 'react'
import { FileButton } from '@/components/ui/files/FileButton'

type Props = { label: string; disabled?: boolean; onFiles: (files: File[]) => void; children: ReactNode }

/** Opens the camera of a phone, or its photos. */
export const PhotoPicker = ({ children, ...rest }: Props) => (
  <FileButton size="huge" fullWidth camera multiple accept="image/*" {...rest}>
    <Camera size={22} aria-hidden />
    {children}
  </FileButton>
)
