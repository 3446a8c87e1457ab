import { questions } from '@/lib/contract'
import { downloadMessageFile } from '@/lib/domain/questions/download-message-file'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(questions.file, downloadMessageFile)
