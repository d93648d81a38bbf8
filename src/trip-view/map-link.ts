/** A search in the phone's map application: place plus destination (S2), or the place alone where the destination is empty. */
export function mapLink(location: string, destination: string): string {
  const query = location.toLowerCase().includes(destination.toLowerCase()) ? location : `${location}, ${destination}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
