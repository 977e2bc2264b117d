"""What is done beside the tables: bots that think, races looked back on, notices."""
