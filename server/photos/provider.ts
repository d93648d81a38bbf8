/** A photo service as the rest of the server sees it. */
export interface PhotoProvider {
  /** The best landscape picture for a query; null when there is none. Throws when the service does not answer. */
  find(query: string): Promise<FoundPhoto | null>;
  /** The bytes of a picture it found. Throws when they cannot be had or are no picture. */
  download(photo: FoundPhoto): Promise<PhotoFile>;
}

export interface FoundPhoto {
  readonly url: string;
  readonly credit: { readonly name: string; readonly url: string | null };
  /** Called once when the picture is used, where the service asks for it. */
  readonly usedUrl: string | null;
}

export interface PhotoFile {
  readonly bytes: Buffer;
  readonly extension: 'jpg' | 'png' | 'webp';
}
