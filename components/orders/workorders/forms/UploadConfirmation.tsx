import { FileText } from 'lucide-react'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Surface } from '@/components/ui/layout/Surface'
import { Text } from '@/components/ui/layout/Text'

/** Whole documents weigh megabytes: the list says so even of small ones. */
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(2)} MB`

/** What is about to be attached, before it is. */
export function UploadConfirmation({ files }: { files: readonly { id: number; name: string; size: number }[] }) {
  return (
    <Stack gap="medium">
      <p>
        The customer and our team will see {files.length === 1 ? 'this document' : `these ${files.length} documents`}.
      </p>
      <Surface as="ul" ruled pad="row" aria-label="Documents to upload">
        {files.map(({ id, name, size }) => (
          <Row as="li" gap="medium" key={id}>
            <FileText size={18} color="var(--jw-palette-text-secondary)" aria-hidden />
            <Text grow weight="strong">
              {name}
            </Text>
            <Text tone="secondary" figures>
              {megabytes(size)}
            </Text>
          </Row>
        ))}
      </Surface>
    </Stack>
  )
}
