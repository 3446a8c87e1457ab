import { uploadFiles } from '@/lib/domain/files/files/upload-file'
import { handleUpload } from '@/lib/http/handler/upload'

export const POST = handleUpload(uploadFiles)
