import { ApiDocs } from '@/components/docs/ApiDocs'
import { fileLimits } from '@/lib/http/limits'
import { openApi } from '@/lib/http/openapi'

export const metadata = { title: 'API' }

export default function DocsPage() {
  return <ApiDocs description={openApi()} limits={fileLimits()} />
}
