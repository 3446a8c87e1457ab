import type { Control } from 'react-hook-form'
import { TextField } from '@/components/ui/form/TextField'

/** The name by which a person knows a passkey again. */
export const PasskeyNameField = ({ control }: { control: Control<{ name: string }> }) => (
  <TextField
    control={control}
    name="name"
    label="Name"
    placeholder="e.g. Office laptop"
    maxLength={60}
    autoComplete="off"
    required
  />
)
